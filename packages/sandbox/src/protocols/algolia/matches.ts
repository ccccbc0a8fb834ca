/** Paths of searches and browsing, which have a body, and of single records, which have none. They are in their own file because the protocol loads on its first request. */
const paths = /^\/1\/indexes\/(?:\*\/(?:queries|objects)|[^/]+\/(?:query|browse|facets\/[^/]+\/query|[^/]+))$/;

export const isAlgoliaUrl = ({ pathname }: URL): boolean => paths.test(pathname);
