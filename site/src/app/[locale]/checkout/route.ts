export { answerCheckout as GET } from '../../../server/checkout';
