export const path = /^\/1\/indexes\/(?:\*\/queries|([^/]+)\/query)$/;

export const isAlgoliaUrl = ({ pathname }: URL): boolean => path.test(pathname);
