export const graphqlPath = '/graphql';

export const isBigCommerceGraphqlUrl = ({ pathname }: URL): boolean => pathname === graphqlPath;
