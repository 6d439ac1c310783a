/** How Upaj is known to an OpenID provider. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Google's, unless a test has a provider of its own. */
  issuer: string;
  /** Where the provider sends people back to; it must be registered there. */
  redirectUri: string;
}
