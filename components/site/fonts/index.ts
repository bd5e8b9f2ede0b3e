import localFont from 'next/font/local'

// One file a family for what every page needs: English, its signs, and the few letters of its dishes (`npm run fonts` cuts
// it). The letters that few pages have are in `more.css`. Next reads these calls without running them, so that every range
// stands in them as it is.
//
// They come with the page. When they come too late for its first paint, that page stays in the fallback's letters and the
// next one has them: another width of letters would break lines anew under the reader's eyes. The letters of `more.css` swap
// in, one here and there.

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
