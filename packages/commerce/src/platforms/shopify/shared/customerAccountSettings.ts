/** The OAuth client with which customers sign in at the platform. */
export interface CustomerAccountSettings {
  /** The id from the customer account application of the Headless or Hydrogen channel. */
  clientId: string;
  /** The secret of a confidential client. For servers only. */
  clientSecret?: string;
}
