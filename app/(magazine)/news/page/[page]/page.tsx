import { laterPage, laterPageMetadata } from '@/app/(magazine)/listing-routes'

export { generateStaticParams } from '@/app/(magazine)/listing-routes'
export const generateMetadata = laterPageMetadata('news')
export default laterPage('news')
