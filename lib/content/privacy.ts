import { addressLine, site } from '../site.ts'
import { keptForEditors, keptForReaders, keptLine } from './browser-storage.ts'
import { list, paragraph, subheading } from './legal-blocks.ts'
import { privacyLimits } from '../privacy-limits.ts'
import type { LegalDocument } from './types.ts'

const { registration, contact } = site

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  intro: `This policy says what personal data ${site.name} handles, why, for how long, and what you can ask of us. It follows the General Data Protection Regulation (Regulation (EU) 2016/679, "GDPR") and Polish law.`,
  lastUpdatedLabel: 'Last updated',
  boxLabel: 'Privacy policy text',
  meta: {
    title: 'Privacy Policy',
    description: `Which personal data ${site.name} handles, on what legal basis and for how long, and the rights you have under the GDPR.`,
  },
  sections: [
    {
      id: 'information-we-collect',
      heading: 'Information We Collect',
      blocks: [
        paragraph(
          `The controller of your personal data is ${registration.companyName}, ${addressLine()}, ${registration.krs}, ${registration.nip}, ${registration.regon} ("we"). Section 8 says how to reach us about your data.`,
        ),
        subheading('What you give us'),
        list(
          'When you send the contact form: your name, email address, phone number if you give one, subject, message, and the health interest if you choose one. Fields that are not marked as required may stay empty. Without the required ones we cannot answer you.',
          'When you write, call or meet us: what you tell us and the details needed to reply.',
          'When you become a client of the studio: the details needed for the contract, the work and the invoices, such as names, business addresses, tax numbers and correspondence.',
        ),
        paragraph(
          'Please do not put diagnoses or other details of your health into the form. If a message contains them, we use them only with your explicit consent (Article 9(2)(a) GDPR), which we ask for before we go further; otherwise we delete those details. Information about the health of an animal is not health data in this sense.',
        ),
        subheading('What arises when you visit'),
        list(
          `To stop floods of messages and guesses at passwords, we turn your IP address into a hash with a secret key and keep only the hash, for up to ${privacyLimits.addressHashHours} hours.`,
          'Our hosting provider keeps technical logs of requests (time, address requested, answer, IP address, browser type) for a short period in order to run and protect the service.',
          'We use no analytics service, no advertising network and no tracking pixels, and we build no profile of you.',
        ),
        subheading('What we hold about editors'),
        paragraph(
          `For people who publish here we keep an account with a username, an email address, a role, a protected form of the password, the time of login, and a record of what they published.`,
        ),
      ],
    },
    {
      id: 'how-we-use-your-information',
      heading: 'How We Use Your Information',
      blocks: [
        paragraph('We use personal data for these purposes only, each on its own legal basis:'),
        list(
          'Answering your message: our legitimate interest in replying to people who write to us (Article 6(1)(f) GDPR), or steps taken at your request before a contract (Article 6(1)(b)).',
          'Performing a contract with you: Article 6(1)(b) GDPR. If you act for a company, our legitimate interest in dealing with its staff (Article 6(1)(f)).',
          'Bookkeeping, tax and consumer-law duties: legal obligation (Article 6(1)(c) GDPR).',
          'Protecting the site and its accounts against abuse: our legitimate interest in a safe service (Article 6(1)(f) GDPR).',
          'Establishing, exercising or defending claims: our legitimate interest (Article 6(1)(f) GDPR).',
          'Running editor accounts: performance of the agreement with the editor, or our legitimate interest in knowing who published what (Article 6(1)(b) and (f) GDPR).',
        ),
        subheading('How long we keep it'),
        list(
          `Contact messages: at most ${privacyLimits.contactRetentionMonths} months from the day they were sent, then they are deleted. If a contract follows from a message, the retention of the contract applies.`,
          `Hashes of IP addresses used to limit repeated requests: up to ${privacyLimits.addressHashHours} hours.`,
          'Contracts and correspondence about them: until claims under them expire under the Polish Civil Code.',
          'Invoices and accounting records: five years from the end of the calendar year in which the tax fell due, or longer where the law says so.',
          'Editor accounts: as long as the person publishes here, then until possible claims expire. The published articles stay.',
        ),
        paragraph(
          'We do not make decisions about you by automated means alone, and we do not profile you (Article 22 GDPR).',
        ),
      ],
    },
    {
      id: 'information-sharing',
      heading: 'Information Sharing',
      blocks: [
        paragraph("We do not sell personal data and do not pass it on for other people's advertising. It is seen by:"),
        list(
          'our own staff and associates who need it for their work and are bound to confidentiality;',
          'the hosting provider that runs this website, as a processor;',
          'Supabase, which provides the database, the sign-in of editors and the storage of pictures, as a processor;',
          'providers of email, bookkeeping and legal services, as processors or as controllers bound by professional secrecy;',
          'public authorities, where the law obliges us.',
        ),
        paragraph(
          'Processors act on our instructions under a contract as Article 28 GDPR requires. Where a provider handles data outside the European Economic Area, the transfer rests on an adequacy decision of the European Commission, including the EU-US Data Privacy Framework for certified companies, or on the standard contractual clauses of the Commission with additional safeguards where they are needed. You may ask us for a copy of the safeguards.',
        ),
      ],
    },
    {
      id: 'data-security',
      heading: 'Data Security',
      blocks: [
        paragraph('We protect personal data with measures that suit the risk (Article 32 GDPR). Among them:'),
        list(
          'connections to the published site are encrypted;',
          'the database decides row by row who may read or write, and contact messages are visible to signed-in editors only;',
          `an editor's session ends ${privacyLimits.adminSessionHours} hours after login at the latest, and repeated failed logins are blocked for a time;`,
          'location and camera data are removed from pictures that editors upload;',
          'secret keys stay on the server and never reach the browser.',
        ),
        paragraph(
          'No service is free of risk. If a breach is likely to put your rights and freedoms at high risk, we tell you without undue delay, and we notify the supervisory authority within 72 hours where the GDPR asks for it.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        paragraph(
          'Readers of the public pages get no cookies from us, and therefore no cookie banner. What is stored on a device is strictly necessary for something the person asked for, so Polish electronic communications law asks for no consent. This is all of it, with the names under which your browser shows it.',
        ),
        subheading('In the browsers of readers'),
        list(...keptForReaders.map(keptLine)),
        subheading('In the browsers of editors who sign in'),
        list(...keptForEditors.map(keptLine)),
        paragraph(
          'What lies in the storage of a reader’s browser is not sent to us; the unsaved text of an editor is also kept on our server. You can delete all of it, and any cookies, in the settings of your browser at any time; the public pages work without them.',
        ),
        paragraph(
          'Without JavaScript a few calculators send their numbers to this site, in the address of the page that answers. We compute the result and store nothing; like any address that is requested, it may stand in the technical logs of our hosting provider for a short period.',
        ),
        paragraph(
          'A link that you share from a tool carries what you typed behind the sign # of the address. Browsers do not send that part to a server; whoever has the link can read it.',
        ),
      ],
    },
    {
      id: 'third-party-services',
      heading: 'Third-Party Services',
      blocks: [
        paragraph(
          'Our pages load no scripts, fonts, maps or videos from other companies. The typefaces are served from our own site, and the share buttons are plain links: nothing is sent to a network until you follow one.',
        ),
        paragraph(
          `We link to other sites, among them our profiles on ${listNames(site.socialProfiles.map((profile) => profile.name))}. When you follow such a link, the operator of that site handles your data as a controller of its own, under its own policy. When you write to us through a social network, we are responsible for what we do with your message, and the network for what it does.`,
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your Rights',
      blocks: [
        paragraph('Under the GDPR you have the right:'),
        list(
          'to know whether we hold data about you and to get a copy of it (Article 15);',
          'to have wrong data corrected and incomplete data completed (Article 16);',
          'to have data erased, where one of the grounds of Article 17 applies;',
          'to have processing restricted (Article 18);',
          'to receive data you gave us in a machine-readable form, where we process it by automated means on the basis of a contract or your consent (Article 20);',
          'to object at any time, on grounds of your particular situation, to processing based on our legitimate interest (Article 21);',
          'to withdraw a consent at any time; what was done before stays lawful (Article 7(3)).',
        ),
        paragraph(
          `Write to ${contact.email}. We answer without undue delay and within one month; in complex cases the period may be extended by two further months, and we tell you why. Using your rights costs nothing, unless a request is manifestly unfounded or excessive. We may ask for something that confirms who you are.`,
        ),
        paragraph(
          'You may complain to the supervisory authority. In Poland this is the President of the Personal Data Protection Office (Prezes Urzędu Ochrony Danych Osobowych, UODO), uodo.gov.pl. You may also turn to the authority of the place where you live or work or where you think the breach happened.',
        ),
      ],
    },
    {
      id: 'contact-us',
      heading: 'Contact Us',
      blocks: [
        paragraph('For anything about your data or this policy, reach us at:'),
        list(
          `Email: ${contact.email}`,
          `Phone: ${contact.phone}`,
          `Address: ${registration.companyName}, ${addressLine()}`,
        ),
        paragraph(
          'If we change this policy, the new text stands on this page. If a change affects how we use data you have already given us, we tell you by email where we have your address.',
        ),
      ],
    },
  ],
}

function listNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
}
