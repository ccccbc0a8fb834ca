'use client';
import { IconButton, Tooltip } from '@vitrine/components';
import { HeartIcon } from '@vitrine/components/icons';

export const Favourite = () => (
  <Tooltip
    content="Keep it for later"
    trigger={(props) => <IconButton {...props} aria-label="Favourite" icon={<HeartIcon />} />}
  />
);
