/** The PEM files of a certificate with its chain, and of its private key. */
export interface TlsFiles {
  certFile: string;
  keyFile: string;
}
