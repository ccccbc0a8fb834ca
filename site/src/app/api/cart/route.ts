export { answerCartForm as POST } from '../../../server/cart/cartForms';
