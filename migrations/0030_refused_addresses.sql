CREATE TABLE "refused_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp with time zone NOT NULL
);
