import localFont from 'next/font/local'

// One file per family holds the characters that every page needs (`npm run fonts` makes the subsets). Rarer characters
// are in `more.css`. Next reads these calls without running them, so each range must be a literal.
//
// Headlines swap to the brand's font when it loads; the fallback has the same width, so that lines do not rewrap. Body
// text keeps the font of its first paint.

const fraunces = localFont({
  src: './fraunces-latin.woff2',
  variable: '--font-fraunces',
  weight: '600',
  display: 'swap',
  // `more.css` defines a fallback of the bold face.
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-0022, U+0024-0029, U+002B-003B, U+003F, U+0041-005A, U+0061-007A, U+00A0, U+00AD, U+00B0, U+00B7, U+00BD, U+00D7, U+00E9-00EA, U+00F3, U+2010-2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212',
    },
  ],
})

const figtree = localFont({
  src: './figtree-latin.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00AD, U+00B0, U+00B7, U+00BC-00BE, U+00D7, U+00E9-00EA, U+00F3, U+00F7, U+2010-2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212',
    },
  ],
})

/** Class names that define the font variables; they belong on `<html>`. */
export const fontClasses = `${fraunces.variable} ${figtree.variable}`
