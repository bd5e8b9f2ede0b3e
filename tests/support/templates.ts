import { toolPath, tools } from '@site/tools/node'

const [tool] = tools
if (!tool) throw new Error('There are no tools')

/** One page of every public template that answers 200, for measurements, screenshots and standards. */
export const templates = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/blog' },
  { name: 'listing-news', path: '/news' },
  { name: 'listing-guides', path: '/guides' },
  { name: 'listing-education', path: '/education' },
  { name: 'recipe', path: '/blog/pierogi-ruskie-with-browned-onions' },
  { name: 'news', path: '/blog/october-in-polish-markets' },
  { name: 'guide', path: '/blog/how-to-sharpen-a-kitchen-knife' },
  { name: 'lesson', path: '/blog/what-salt-does' },
  { name: 'search-start', path: '/search' },
  { name: 'search', path: '/search?q=soup' },
  { name: 'search-empty', path: '/search?q=zzzqqq' },
  { name: 'topics', path: '/topics' },
  { name: 'topic', path: '/topics/soups' },
  { name: 'filter', path: '/blog/filter/vegetarian' },
  { name: 'saved', path: '/saved' },
  { name: 'authors', path: '/authors' },
  { name: 'author', path: '/authors/maja-wronska' },
  { name: 'feeds', path: '/feeds' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-write', path: '/contact/write' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'services', path: '/services' },
  { name: 'service', path: '/services/seo-optimization' },
  { name: 'case-studies', path: '/case-studies' },
  { name: 'case-study', path: '/case-studies/animal-clinic-inbox-agent' },
  { name: 'case-study-series', path: '/case-studies/pet-food-wholesale-leads' },
  { name: 'tools', path: '/tools' },
  { name: 'tool-group', path: '/tools/seo' },
  { name: 'tool-group-premium', path: '/tools/premium' },
  { name: 'tool', path: toolPath(tool) },
  { name: 'career-toolkit', path: '/career-toolkit' },
] as const
