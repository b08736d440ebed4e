console.log("Hello)
