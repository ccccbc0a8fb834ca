import { address } from '@vitrine/storybook/samples';

export const picture = address;
