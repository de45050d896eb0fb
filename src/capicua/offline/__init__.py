"""Play on one's own device, with nothing but the standard library: what a server does for its tables, for one."""
