/** Whether an address belongs to this machine. */
export const isLocal = (address: string): boolean =>
  /^(?:localhost$|127\.|\[::1\])/.test(URL.parse(address)?.hostname ?? '')

/** Whether a start stores the example posts: on a laptop, or where its command says so. A public site begins empty. */
export const wantsExamples = (siteUrl: string, flags: readonly string[]): boolean =>
  isLocal(siteUrl) || flags.includes('--with-examples')
