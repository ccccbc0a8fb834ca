export { answerCartForm as POST } from '../../../server/cartForms';
