import localFont from 'next/font/local'

// Three files a family: the Latin one that every page needs, the Polish letters, and the package's own file for the
// letters of other languages. The browser fetches the second and the third when such a letter stands there. The first two
// are cut by `npm run fonts`. Next reads these calls without running them, so that every range stands in them as it is.
//
// The Latin ones come with the page. When they come too late for its first paint, that page stays in the fallback's letters
// and the next one has them: another width of letters would break lines anew under the reader's eyes. The others swap in,
// a letter here and there.

const fraunces = localFont({
  src: './fraunces-latin.woff2',
  variable: '--font-fraunces',
  weight: '600',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
    },
  ],
})

const frauncesPolish = localFont({
  src: './fraunces-polish.woff2',
  variable: '--font-fraunces-polish',
  weight: '600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C' }],
})

const frauncesExt = localFont({
  src: '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
  variable: '--font-fraunces-ext',
  weight: '600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
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
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
    },
  ],
})

const figtreePolish = localFont({
  src: './figtree-polish.woff2',
  variable: '--font-figtree-polish',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C' }],
})

const figtreeExt = localFont({
  src: '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  variable: '--font-figtree-ext',
  weight: '300 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})

/** Class names that define the font variables; they belong on `<html>`. */
export const fontClasses = [fraunces, frauncesPolish, frauncesExt, figtree, figtreePolish, figtreeExt]
  .map((font) => font.variable)
  .join(' ')
