/** The client by which customers sign in at the platform. */
export interface CustomerAccountSettings {
  /** Of the Headless or Hydrogen channel's customer account application. */
  clientId: string;
  /** Of a confidential client; for servers only. */
  clientSecret?: string;
}
