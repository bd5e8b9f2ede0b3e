import { feedsPage } from '@/lib/content/discovery'
import { postTypes } from '@/lib/posts/types'
import { FEED_FORMATS, feedPath } from '@/lib/urls'
import { FEED_KEYS } from '@/lib/seo/feeds/addresses'

/** Lists the feeds of the site, with a link for each format. */
export function FeedList() {
  return (
    <>
      <h1 className="text-h1">{feedsPage.title}</h1>
      <p className="measure mt-4 text-ink-soft">{feedsPage.intro}</p>
      <p className="measure mt-4">{feedsPage.how}</p>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {FEED_KEYS.map((key) => (
          <li key={key} className="cut bg-paper-raised p-6 shadow-paper">
            <h2 className="text-2xl">{key === 'all' ? feedsPage.everything : postTypes[key].title}</h2>
            <p className="mt-3 flex flex-wrap gap-x-5">
              {FEED_FORMATS.map((format) => (
                // A full page load, because the router cannot handle feeds.
                <a key={format} href={feedPath(key, format)} className="inline-block py-2 underline">
                  {feedsPage.formats[format]}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
