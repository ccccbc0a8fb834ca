import type { Product } from '@vitrine/commerce';
import { ProductBox } from '@vitrine/sections';
import './section.css';

export const SummerProduct = ({ product }: { product: Product }) => (
  <ProductBox key={product.id} product={product} className="summer" id="product" data-campaign="summer" />
);
