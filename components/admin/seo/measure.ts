/** A function that tells how wide a text is in a font, in CSS pixels; by letters where there is no canvas. */
export function measureIn(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return (text) => text.length * 9
  context.font = font
  return (text) => context.measureText(text).width
}
