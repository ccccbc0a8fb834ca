export { answerCheckout as GET } from '../../../server/cart/checkout';
