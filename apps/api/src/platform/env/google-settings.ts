/** The client settings of an OpenID provider. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Google's, unless a test has its own provider. */
  issuer: string;
  /** The redirect URI, which must be registered at the provider. */
  redirectUri: string;
}
