export { renderToString as renderOnServer } from 'react-dom/server';
