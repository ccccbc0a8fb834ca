import { Avatar } from '@vitrine/components';

/** Without a picture, it shows the initials. */
export const Maker = () => <Avatar name="Harbour Mill" />;
