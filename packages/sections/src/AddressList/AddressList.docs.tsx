import { address } from '@vitrine/story-kit/samples';

export const picture = address;
