/** What of the store for tests is used; the package tells no types. */
declare module "@20minutes/s3rver" {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: Array<{ name: string; configs: string[] }>;
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
