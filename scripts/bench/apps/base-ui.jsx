import { Button } from '@base-ui/react/button';

export const Provider = ({ children }) => children;

export const Press = ({ onPress, children }) => <Button onClick={onPress}>{children}</Button>;

/** The library has a component for the button only. The rest are plain elements. */
export const Tile = ({ product, onPress }) => (
  <article>
    <img src={product.image} alt={product.name} width={320} height={400} loading="lazy" />
    <span>New</span>
    <h3>
      <a href={product.url}>{product.name}</a>
    </h3>
    <p>{product.price}</p>
    <Button onClick={onPress}>Add to cart</Button>
  </article>
);
