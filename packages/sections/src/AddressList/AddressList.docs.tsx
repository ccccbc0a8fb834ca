import { address } from '@vitrine/storybook/samples';

/** Stands for it on the overview. */
export const picture = address;
