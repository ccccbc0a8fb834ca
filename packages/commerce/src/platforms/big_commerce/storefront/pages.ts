/** The store's pages of text through the GraphQL Storefront API. */
import * as v from 'valibot';

export const document = /* GraphQL */ `
  query pages($after: String) {
    site {
      content {
        pages(first: 50, after: $after) {
          edges {
            node {
              name
              ... on NormalPage {
                path
                htmlBody
              }
              ... on RawHtmlPage {
                path
                htmlBody
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

const page = v.object({
  name: v.string(),
  // Links, blogs and contact forms have no text.
  path: v.optional(v.string()),
  htmlBody: v.optional(v.string()),
});

export const answer = v.object({
  site: v.object({
    content: v.object({
      pages: v.object({
        edges: v.nullable(v.array(v.object({ node: page }))),
        pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
      }),
    }),
  }),
});

export type Pages = v.InferOutput<typeof answer>['site']['content']['pages'];
