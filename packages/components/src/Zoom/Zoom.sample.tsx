import { Image, Zoom } from '@vitrine/components';

const picture = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><rect width="300" height="150" fill="teal"/></svg>`;

export const Bicycle = () => (
  <Zoom label="A bicycle">
    <Image src={picture} alt="A bicycle before a wall" />
  </Zoom>
);
