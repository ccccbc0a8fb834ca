export { LastingPage as default } from '../../../../client/LastingPage';
