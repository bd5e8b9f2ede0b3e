import { Brand } from './brand'
import { useSite } from './site-context'
import { Icon } from '@/components/ui/icon'
import { arrowUpRight } from '@/components/ui/shell-outlines'
import { LinkList } from '@/components/ui/link-list'
import { type Footer, footer } from '@/lib/content/navigation'
import { shell } from '@/lib/content/shell'

/**
 * The footer of a public page. A client component, because its script is cached once; a server component would be sent
 * with every page.
 */
export function SiteFooter({ brand, about, columns }: Footer) {
  const site = useSite()
  return (
    <footer className="site-footer">
      <div className="page-width grid gap-x-8 gap-y-8 py-10 text-[0.9375rem] sm:grid-cols-2 sm:gap-y-10 sm:py-14 lg:grid-cols-12">
        <div className="sm:col-span-2 lg:col-span-3">
          <Brand name={brand} />
          <p className="mt-3 max-w-[40ch] text-ink-soft max-sm:hidden">{about}</p>
          <Socials />
        </div>
        <nav
          aria-label={shell.footerNavigation}
          className="grid grid-cols-2 gap-x-6 gap-y-8 max-sm:[&>:first-child]:row-span-2 sm:col-span-2 sm:grid-cols-3 sm:gap-y-10 lg:col-span-6"
        >
          {columns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
        </nav>
        <ContactDetails />
      </div>
      <div className="page-width border-t border-line py-5 text-sm text-ink-soft">
        <p>{footer.copyright(site)}</p>
      </div>
    </footer>
  )
}

function LinkColumn({ title, links }: Footer['columns'][number]) {
  return (
    <div>
      <h2>{title}</h2>
      <LinkList links={links} linkClass="footer-link" />
    </div>
  )
}

function ContactDetails() {
  const { street, postalCode, city, country, email, phone, phoneUri, openingHours } = useSite()
  return (
    <div className="sm:col-span-2 lg:col-span-3">
      <h2>{footer.contactTitle}</h2>
      <address className="not-italic text-ink-soft">
        {street}
        <br />
        {postalCode} {city}, {country}
      </address>
      <p>
        <a href={`tel:${phoneUri}`} className="footer-link tabular-nums">
          {phone}
        </a>
        <br />
        <a href={`mailto:${email}`} className="footer-link">
          {email}
        </a>
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 text-ink-soft">
        {openingHours.map(({ days, hours }) => (
          <div key={days} className="contents">
            <dt>{days}</dt>
            <dd className="whitespace-nowrap">{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Socials() {
  const { socialProfiles } = useSite()
  if (socialProfiles.length === 0) return null
  return (
    <div className="mt-3 sm:mt-6">
      <h2>{footer.socialTitle}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {socialProfiles.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer" className="footer-link">
              {name}
              <Icon outline={arrowUpRight} className="size-4" />
              <span className="sr-only">{shell.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
