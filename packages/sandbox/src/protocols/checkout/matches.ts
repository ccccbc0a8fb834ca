export const path = /^\/(?:cart\/c|orders)\/([\w-]+)$/;

export const isCheckoutUrl = ({ pathname }: URL): boolean => path.test(pathname);
