/** The value of an attribute of a shortcode, in quotes of any kind or without; empty when it has none. */
export const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`(?<![\\w-])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|\`([^\`]*)\`|([^\\s"'\`\\]]+))`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find(Boolean)
    ?.trim() ?? ''
