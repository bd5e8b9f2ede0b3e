import { addressLine, site } from '../site.ts'
import { list, paragraph, subheading } from './legal-blocks.ts'
import type { LegalSection } from './types.ts'

const { registration, contact } = site

/** Sections 5 to 8 of the terms. */
export const termsEnding: readonly LegalSection[] = [
  {
    id: 'intellectual-property',
    heading: 'Intellectual Property',
    blocks: [
      paragraph(
        'Texts, drawings, photographs and software on this website are protected by copyright. You may read, print and share links to them for personal use, and quote from them with the source, as the law permits. You may of course cook every recipe, and serve it to whomever you like. Republishing whole articles or pictures needs our permission in writing.',
      ),
      paragraph(
        'Rights to work made for a client pass to the client as the offer says and, unless it says otherwise, when the work has been paid for in full. A transfer of copyright needs written form and names the fields of use. We keep the rights to tools, libraries and methods that existed before the project or are of general use, and grant the client a non-exclusive licence, without time limit, to use them as part of the work. Open-source components stay under their own licences.',
      ),
      paragraph(
        'Names and trade marks of clients are used as references only with their consent. The case studies on this site are illustrative examples and name no real company.',
      ),
    ],
  },
  {
    id: 'limitation-of-liability',
    heading: 'Limitation of Liability',
    blocks: [
      subheading('Consumers'),
      paragraph(
        'Towards consumers our liability is neither excluded nor limited: we are liable for non-performance and improper performance, and for non-conformity with the contract, as the law provides.',
      ),
      subheading('Business clients'),
      paragraph(
        'Towards businesses, other than sole traders protected as consumers, we are liable for actual loss up to the amount the client paid us under the contract in the twelve months before the event, and not for lost profit.',
      ),
      paragraph(
        'No limit applies to damage caused intentionally, to harm to life or health, or where mandatory law does not allow a limit.',
      ),
      subheading('Website'),
      paragraph(
        'We take care that what we publish is right and correct errors we learn of. The site may be unavailable during maintenance or faults. We are not responsible for the content of other sites we link to, but we remove a link when we learn that it leads to something unlawful.',
      ),
    ],
  },
  {
    id: 'termination',
    heading: 'Termination',
    blocks: [
      paragraph(
        'You may stop using the free services at any time, without notice and without giving a reason. We may change or discontinue a free service for an important reason, such as law, security or technical change, and announce it on the page of the service.',
      ),
      paragraph('A contract for paid services ends when the work is done or as the offer says. In addition:'),
      list(
        'A contract for an indefinite time may be terminated by either side in writing or by email with one month of notice to the end of a calendar month, unless the offer names a shorter period.',
        'Either side may terminate at once if the other seriously breaches the contract and does not put it right within 14 days of being asked to.',
        'After termination we hand over the work that has been paid for, return or delete the data of the client, and settle payments for what was performed.',
        'The right of a consumer to withdraw, and the right to terminate that the Civil Code gives to a person who commissions services, stay untouched.',
      ),
      paragraph(
        'We may change these terms for an important reason, such as a change of law or of the services. A change does not affect contracts already concluded. For lasting contracts we announce it by email at least 14 days ahead, and a client who does not agree may terminate the contract before it takes effect.',
      ),
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    blocks: [
      list(
        `Company: ${registration.companyName}, ${registration.nip}, ${registration.regon}, ${registration.krs}`,
        `Address: ${addressLine()}`,
        `Email: ${contact.email}`,
        `Phone: ${contact.phone}`,
      ),
      subheading('Law and disputes'),
      paragraph(
        'These terms are governed by Polish law, without depriving consumers of the protection of the mandatory law of the country where they live. Disputes with businesses are heard by the court of our seat; disputes with consumers by the court that the law names.',
      ),
      paragraph(
        'Consumers may settle disputes out of court, if both sides agree to it: through mediation by the provincial inspectorates of the Trade Inspection (Inspekcja Handlowa) or before the permanent consumer arbitration courts attached to them. The municipal or district consumer ombudsman (rzecznik konsumentów) gives free advice. The Office of Competition and Consumer Protection lists the bodies at uokik.gov.pl. We decide about taking part case by case and tell the consumer when a complaint could not be settled.',
      ),
    ],
  },
]
