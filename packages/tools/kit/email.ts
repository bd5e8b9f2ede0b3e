/** Whether the text is an e-mail address without characters that have a meaning in a mailto: link or a header. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@:/<>"]{1,64}@(?:[^\s@:/<>".]+\.)+[^\s@:/<>".]+$/u.test(text)
