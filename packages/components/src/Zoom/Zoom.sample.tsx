import { Image, Zoom } from '@vitrine/components';

const picture = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="teal"/></svg>`;

export const Bicycle = () => (
  <Zoom label="A bicycle">
    <Image src={picture} alt="A bicycle before a wall" />
  </Zoom>
);
