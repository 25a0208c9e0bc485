/** Whose optional dependencies hold the Postgres binaries that tests run on: see locatePostgresBinaries. */
export const testPackageUrl = import.meta.url
