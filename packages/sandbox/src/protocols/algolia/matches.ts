/** Searching and leafing through, with a body; one record, without. Apart from the protocol, which is loaded when it is first spoken. */
const paths = /^\/1\/indexes\/(?:\*\/(?:queries|objects)|[^/]+\/(?:query|browse|facets\/[^/]+\/query|[^/]+))$/;

export const isAlgoliaUrl = ({ pathname }: URL): boolean => paths.test(pathname);
