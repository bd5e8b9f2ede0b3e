/** The value of an attribute of a shortcode, with any quotes or none; empty without the attribute. */
export const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`(?<![\\w-])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|\`([^\`]*)\`|([^\\s"'\`\\]]+))`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find(Boolean)
    ?.trim() ?? ''
