/** Looks like an e-mail address and holds nothing that a mailto: link or a header would take for something else. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@:/<>"]{1,64}@(?:[^\s@:/<>".]+\.)+[^\s@:/<>".]+$/u.test(text)
