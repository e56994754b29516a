import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

const changing = { invalidatesTags: ['SiteTexts' as const] }

const siteTextApi = addStaffCalls(({ query, mutation }) => ({
  listSiteTexts: query('listSiteTexts', { providesTags: ['SiteTexts'] }),
  getSiteText: query('getSiteText', { providesTags: ['SiteTexts'] }),
  saveSiteText: mutation('saveSiteText', changing),
  publishSiteText: mutation('publishSiteText', changing),
  withdrawSiteText: mutation('withdrawSiteText', changing),
  restoreSiteText: mutation('restoreSiteText', changing),
  getSiteTextVersion: query('getSiteTextVersion'),
  previewSiteText: mutation('previewSiteText'),
  listBanners: query('listBanners', { providesTags: ['SiteTexts'] }),
  addBanner: mutation('addBanner', changing),
  changeBanner: mutation('changeBanner', changing),
  removeBanner: mutation('removeBanner', changing),
}))

export const {
  useListSiteTextsQuery,
  useGetSiteTextQuery,
  useSaveSiteTextMutation,
  usePublishSiteTextMutation,
  useWithdrawSiteTextMutation,
  useRestoreSiteTextMutation,
  useLazyGetSiteTextVersionQuery,
  usePreviewSiteTextMutation,
  useListBannersQuery,
  useAddBannerMutation,
  useChangeBannerMutation,
  useRemoveBannerMutation,
} = siteTextApi
