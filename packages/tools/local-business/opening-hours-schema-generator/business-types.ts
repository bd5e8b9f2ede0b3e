import { upperFirst } from '../../kit/words.ts'

/** schema.org's LocalBusiness and forty of its subtypes. */
export const businessTypes: readonly string[] = (
  'LocalBusiness AutoRepair AutoWash Bakery BarOrPub BeautySalon BikeStore BookStore Brewery CafeOrCoffeeShop ChildCare ' +
  'ClothingStore ConvenienceStore DaySpa Dentist DryCleaningOrLaundry Electrician ElectronicsStore FastFoodRestaurant ' +
  'Florist FurnitureStore GardenStore GroceryStore HairSalon HardwareStore HealthClub HomeGoodsStore Hotel IceCreamShop ' +
  'InsuranceAgency JewelryStore Library LiquorStore MedicalClinic NailSalon Optician PetStore Pharmacy Plumber ' +
  'RealEstateAgent Restaurant'
).split(' ')

/** "BarOrPub" as "Bar or pub". */
export const typeLabel = (type: string) =>
  type === 'LocalBusiness'
    ? 'Local business (any other)'
    : upperFirst(type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())
