/** schema.org's LocalBusiness and forty of its subtypes. */
export const businessTypes = [
  'LocalBusiness',
  'AutoRepair',
  'AutoWash',
  'Bakery',
  'BarOrPub',
  'BeautySalon',
  'BikeStore',
  'BookStore',
  'Brewery',
  'CafeOrCoffeeShop',
  'ChildCare',
  'ClothingStore',
  'ConvenienceStore',
  'DaySpa',
  'Dentist',
  'DryCleaningOrLaundry',
  'Electrician',
  'ElectronicsStore',
  'FastFoodRestaurant',
  'Florist',
  'FurnitureStore',
  'GardenStore',
  'GroceryStore',
  'HairSalon',
  'HardwareStore',
  'HealthClub',
  'HomeGoodsStore',
  'Hotel',
  'IceCreamShop',
  'InsuranceAgency',
  'JewelryStore',
  'Library',
  'LiquorStore',
  'MedicalClinic',
  'NailSalon',
  'Optician',
  'PetStore',
  'Pharmacy',
  'Plumber',
  'RealEstateAgent',
  'Restaurant',
] as const

export type BusinessType = (typeof businessTypes)[number]

/** "BarOrPub" as "Bar or pub". */
export function typeLabel(type: BusinessType): string {
  if (type === 'LocalBusiness') return 'Local business (any other)'
  const words = type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
